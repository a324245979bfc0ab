/** What holds a figure back, in words; shown only while its goal is not reached. */
export const REMARKS = {};

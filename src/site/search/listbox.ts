/** The id of the list of hits, which the field of the modal steers. */
export const LISTBOX = 'search-listbox';

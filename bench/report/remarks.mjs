/** What holds a figure back, in words; shown only while its goal is not reached or a peer is better. */
const SEE_PROFILE = 'The profile below shows what the time is spent on.';

export const REMARKS = {
  all: 'Starlight ships no framework: the difference is script. HTML and CSS of our page are smaller than its.',
  lcp: SEE_PROFILE,
  fcp: SEE_PROFILE,
  blocking: SEE_PROFILE,
  next: SEE_PROFILE,
  switch:
    'Both syntaxes are in the page and CSS shows one of them, so a switch is the styles, layout and paint of what is near the window. The profile below tells how much each takes; what it does not name is the browser itself, which handles the pointer and draws the frame.',
  memory:
    'A peer that loads every page anew begins with empty memory each time; our page stays. Snapshots of the heap show 698 kB when our page has loaded (Starlight: 790) and 790 kB after 20 pages: 68 of the 92 kB between them are code of navigation that the browser has compiled and made fast meanwhile (70 kB before, 138 after), 7 the shapes of objects, 6 texts.',
  dist: 'Every page is given out as HTML and, for other programs, as Markdown in three views.',
  growth:
    'Each page holds the tree of its version in its HTML, or its own branch of a large one; scripts and styles do not grow.',
};

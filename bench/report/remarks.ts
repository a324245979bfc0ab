/** Explanations of figures; shown only while the goal is not reached or a peer is better. */
const SEE_PROFILE = 'The profile below shows where the time is spent.';

export const REMARKS: Readonly<Record<string, string>> = {
  lcp: SEE_PROFILE,
  fcp: SEE_PROFILE,
  blocking: SEE_PROFILE,
  next: SEE_PROFILE,
  switch:
    'Both syntaxes are in the page and CSS shows one of them, so a switch consists of style, layout and paint of the content near the viewport. The profile below shows how much each takes; the rest is the browser, which handles the pointer and draws the frame.',
  memory: 'A peer that loads whole pages starts with an empty heap each time; our page stays.',
  dist: 'Every page is published as HTML and, for programs, as Markdown in three views.',
  growth:
    'Each page contains the tree of its version, or its own branch of a large one; scripts and styles do not grow.',
};

// The default theme, and code groups that follow each other: VitePress itself switches only the one that was clicked.
import DefaultTheme from 'vitepress/theme';

export default {
  extends: DefaultTheme,
  enhanceApp() {
    if (!import.meta.env.SSR) window.addEventListener('change', followGroup);
  },
};

function followGroup({ target }) {
  if (!target.matches('.vp-code-group input')) return;
  const title = target.nextElementSibling.dataset.title;
  for (const label of document.querySelectorAll('.vp-code-group label')) {
    const input = label.previousElementSibling;
    if (label.dataset.title !== title || input === target) continue;
    input.checked = true;
    const group = label.closest('.vp-code-group');
    const at = [...group.querySelectorAll('label')].indexOf(label);
    const blocks = [...group.querySelector('.blocks').children];
    for (const block of blocks) block.classList.toggle('active', block === blocks[at]);
  }
}

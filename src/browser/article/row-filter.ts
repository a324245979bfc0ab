/** Brings the field that filters table rows to life. */
export function startRowFilter(): void {
  document.addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement;
    if (!field.matches?.('[data-filter-rows]')) return;
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of field.closest('article')?.querySelectorAll('tbody tr') ?? []) {
      const text = row.textContent?.toLowerCase() ?? '';
      row.toggleAttribute('hidden', !words.every((word) => text.includes(word)));
    }
  });
}

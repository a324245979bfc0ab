/** Puts a text, or one that is still on its way, on the clipboard, and tells whether that worked. */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || !window.ClipboardItem) {
      await navigator.clipboard.writeText(await text);
    } else {
      // Some browsers let a page write only in the moment of a click; to them the promise is handed over.
      const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch {
    return false;
  }
}

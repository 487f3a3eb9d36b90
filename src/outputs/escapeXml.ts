const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe inside XML or HTML, in an element or in a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => names[character] ?? character)

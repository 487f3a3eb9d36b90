/** The site’s mark, on a grid of 32: a number plate with a K on the lines along a kerb. Edges fall on whole pixels at 16. */
export const siteMark = {
  size: 32,
  corner: 6,
  /** The K and the two lines, as an SVG path. */
  lines: 'M7 4h5v6.4L18.6 4h6.6l-8.6 8 8.6 8h-6.6L12 13.6V20H7zm-3 18h24v2H4zm0 4h24v2H4z',
  plate: '#ffd21f',
  ink: '#1b1f23',
} as const

/** Return the mark as SVG. `bleed` extends the plate that far beyond the grid, for systems that cut icons to a shape of their own. */
export function markSvg(bleed = 0): string {
  const { size, corner, lines, plate, ink } = siteMark
  const side = size + 2 * bleed
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${0 - bleed} ${0 - bleed} ${side} ${side}"><rect x="${0 - bleed}" y="${0 - bleed}" width="${side}" height="${side}" rx="${bleed > 0 ? 0 : corner}" fill="${plate}"/><path fill="${ink}" d="${lines}"/></svg>`
}

const withFlags =
  (flags: string) =>
  (source: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw(source, ...parts), flags)

/**
 * Tags for expressions that are made of parts, by their flags: `` expression.iu`\b(?:${makes})\b` ``. Backslashes are those of the expression,
 * and parts are expressions too.
 */
export const expression = {
  plain: withFlags(''),
  g: withFlags('g'),
  i: withFlags('i'),
  s: withFlags('s'),
  u: withFlags('u'),
  gi: withFlags('gi'),
  gu: withFlags('gu'),
  iu: withFlags('iu'),
  gim: withFlags('gim'),
  giu: withFlags('giu'),
}

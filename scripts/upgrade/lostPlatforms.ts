/** Part of a package-lock.json that is read here, by the folder of each package. */
export type Lockfile = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

/** The packages for one platform alone that a lockfile had, and that the new one still names and lacks. */
export function lostPlatforms(before: Lockfile, after: Lockfile): string[] {
  const namesIn = ({ packages }: Lockfile) =>
    new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)))
  const [had, has] = [namesIn(before), namesIn(after)]
  const named = Object.values(after.packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
  return [...new Set(named.filter((name) => had.has(name) && !has.has(name)))]
}

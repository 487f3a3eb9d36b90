/** Examples that can replace a figure that isn’t known. */
export const exampleSets = ['lower', 'middle', 'higher'] as const
export type ExampleSet = (typeof exampleSets)[number]

export const exampleSetFrom = (text: string | undefined): ExampleSet =>
  exampleSets.find((set) => set === text) ?? 'middle'

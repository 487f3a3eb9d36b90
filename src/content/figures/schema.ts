import { z } from 'zod'

const words = (says: string) => z.string().min(2).describe(says)

/** How a higher rate became a higher cost: a slider, and some of its steps as a table. */
const RateFile = z.strictObject({
  title: words('The heading of the picture.'),
  says: words('Whose hand was on the rate, and what is shown.'),
  slider: words('The label of the slider.'),
  apr: words('Beside the rate: the column of the table, and the first line.'),
  monthly: words('The payment at that rate.'),
  cost: words('All that the credit costs at that rate.'),
  lower: words('The part that the credit would cost at the rules’ lower rate.'),
  counted: words('The part above it, which the rules count.'),
  table: words('The caption of the table of steps.'),
  note: words('What is not in the picture.'),
})

/** content/figures.yaml: what the site’s pictures say. */
export const FiguresFile = z.strictObject({
  rate: RateFile.describe('How commission moved the rate.'),
})

export type FigureWords = z.infer<typeof FiguresFile>

import { type Blank, blanksIn, numberBlanks } from './blanks.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'

/** A letter to fill in by hand: plain text with numbered blanks. It needs no script. */
export type TemplateLetter = { id: 'ask' | 'complain' | 'no-reply'; title: string; text: string; blanks: Blank[] }

/** The three letters, named by what they say. */
export function templateLetters(context: Pick<LetterContext, 'today' | 'facts' | 'standing'>): TemplateLetter[] {
  return [
    template('ask', 'Tell me if commission was paid on my finance', [...asks(context), notComplaint]),
    template('complain', 'I am complaining', complains(context)),
    template('no-reply', 'You have not replied in time', chases(context)),
  ]
}

function template(id: TemplateLetter['id'], title: string, paragraphs: string[]): TemplateLetter {
  const text = numberBlanks([...top(subjects[id]), ...paragraphs, ...close].join('\n\n'))
  return { id, title, text: `${text}\n`, blanks: blanksIn(text) }
}

const subjects: Record<TemplateLetter['id'], string> = {
  ask: 'Car finance commission: a request for information',
  complain: 'Car finance commission: a complaint',
  'no-reply': 'My complaint about car finance commission: no answer',
}

const top = (subject: string) => [
  '[your full name]\n[your address and postcode]',
  '[the date]',
  'The Complaints Team\n[the lender’s name and address]',
  `${subject}\nAgreement number: [agreement number, or “please trace”]`,
  'Dear Complaints Team,',
  'I had [kind of finance, like PCP] with you that started in [month and year it started]. The number plate was [number plate]. The dealer or broker was [dealer or broker, and town]. My address then was [your address then]. My name then was [your name then].',
  'If I have given no agreement number, please trace the agreement by the other details. If you hold no record, please say so in writing and name the firm that holds it.',
]

const close = [
  'No firm or solicitor acts for me. Please answer me by [e-mail or post, and the e-mail address]. Please make this easier for me: [what you need, or “nothing”].',
  'Yours faithfully,\n\n[your full name]',
]

const things = [
  '- if you paid commission, to whom, how much and when',
  '- how it was set, and if the dealer or broker could change my rate to earn more',
  '- if the dealer or broker was tied to you, or had to ask you first',
  '- the amount lent, the APR and the total cost of credit',
].join('\n')

const notComplaint = 'This letter is not a complaint. It does not say when I first knew of any commission.'

const asks = ({ facts, today }: Pick<LetterContext, 'facts' | 'today'>) => [
  `Please tell me these things in writing within ${inWords(facts, 'sar.limit', today)}:\n\n${things}`,
]

const complains = ({ facts, today, standing }: Pick<LetterContext, 'facts' | 'today' | 'standing'>) => [
  'I complain that I was not clearly told about commission on this finance. Without knowing, I could not make a fair choice. Please look into it and put it right.',
  `I rely on my agreement and on your own records. In your answer, please tell me:\n\n${things}`,
  standing['letter-paragraph']?.trim() ||
    `Please send your final response within ${inWords(facts, 'complaints.final-response-limit', today)}, under the ordinary complaint rules.`,
  'This letter does not say when I first knew of any commission.',
]

const chases = ({ facts, today }: Pick<LetterContext, 'facts' | 'today'>) => [
  'I complained to you about car finance commission on [the date you complained].',
  `You have ${inWords(facts, 'complaints.final-response-limit', today)} to answer an ordinary complaint with a final response. Please send it now. If my complaint is one that the law lets you answer later, please say why, what you have done so far and when I will hear from you.`,
  'If I hear nothing, I may ask the Financial Ombudsman Service to look into it.',
]

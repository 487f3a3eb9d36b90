import { holidayNations } from '../facts/bankHolidays.ts'
import { anyOf, fields, list, oneOf, recordOf, type Shape, text, wholeNumber, yesOrNo } from './shape.ts'
import { mostInBox, mostOfLetter } from './toolAnswers.ts'

const words = text(mostInBox)
const date = fields({ day: words, month: words, year: words })

const pack = fields(
  {
    kind: oneOf('final-response', 'scheme-decision', 'none', ''),
    answerDate: date,
    complaintDate: date,
    code: words,
    reasons: list(words, 50),
    ownWords: words,
    offered: words,
    wanted: words,
    lateBecause: words,
    acceptedInFull: yesOrNo,
    olderCase: yesOrNo,
    saysNotRightFirm: yesOrNo,
    inAdministration: yesOrNo,
  },
  { complaintUnknown: yesOrNo },
)

// A letter can stand in a box while it is changed by hand.
const long = text(mostOfLetter)
const letter = { to: words, email: words, body: long }
const typed = anyOf([long, yesOrNo, list(long, 50), recordOf(long)], { id: 'inBox' })

/** The shape of the tools’ own answers in a case file. */
export const toolAnswersShape: Shape = fields(
  { asked: list(words, 2_000), edits: recordOf(fields(letter, { from: fields(letter) })) },
  {
    want: oneOf('information', 'complaint', 'both'),
    complainedBefore: yesOrNo,
    checks: recordOf(words),
    nation: oneOf(...holidayNations),
    stage: oneOf('before', 'after-complaint', 'ombudsman'),
    sar: fields(
      {
        items: list(words, 20),
        format: oneOf('email', 'post', 'portal'),
        withoutPolicies: yesOrNo,
        alsoBrokers: yesOrNo,
      },
      { years: fields({ from: wholeNumber(1900, 2200), to: wholeNumber(1900, 2200) }) },
    ),
    packs: recordOf(pack),
    setAside: recordOf(long),
    drafts: recordOf(recordOf(typed)),
  },
)

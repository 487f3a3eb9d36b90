import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Filled, FilledParagraph } from '../components/Filled.tsx'
import { FoldedPart } from '../components/Fold.tsx'
import { factsInLetters, withParts } from '../content/letters/template.ts'
import { splitBody } from '../content/prose/headings.ts'
import { UNKNOWN } from '../flows/answers.ts'
import { letterAnswers } from '../flows/letterAnswers.ts'
import type { Flow } from '../flows/schema.ts'
import type { Site } from '../site/site.ts'
import type { CaseToolProps } from '../toolkit/case/withCase.tsx'
import { fragmentId, nextSteps } from '../toolkit/controls/PageFragment.tsx'
import { WordsGiven } from '../toolkit/controls/useWords.ts'
import type { PaperAnswers, PaperQuestion } from '../toolkit/papers/flowRows.ts'
import type { PapersProps } from '../toolkit/papers/papersData.ts'
import type { FlowToolProps } from '../toolkit/run/FlowTool.tsx'
import type { ToolDescriptor } from '../tools/descriptor.ts'
import { factsOfTool, type ToolId, tools } from '../tools/index.ts'
import { IslandOf } from './IslandOf.tsx'
import { mainPartsOf, PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'
import { clientMessages, letterParagraphOf, preparedFlow, staticProps } from './toolProps.ts'

/** A tool, and folded beneath it what it does, how, and the same thing without script. */
export function ToolPage({ site, entry: { page, flow, ...entry } }: TemplateProps) {
  const body = entry.article?.body ?? ''
  // A tool without questions yet still shows its words.
  const tool = 'tool' in page && (flow || loadedTools[page.tool].kind === 'case') ? page.tool : undefined
  const Static = tool && loadedTools[tool].Static
  const hasWords = Static !== undefined || flow !== undefined
  const { lead, parts: folded, questions } = splitBody(body)
  const words = site.pageParts?.tool
  const isAtOnce = tool !== undefined && tools[tool].resultAtOnce === true
  const papers = tool && <PapersIsland site={site} tool={tool} flow={flow} />
  const withoutTool = { id: 'without-script', text: words?.without ?? '' }
  const parts = hasWords ? [...folded, withoutTool, ...mainPartsOf(questions)] : mainPartsOf(body)
  return (
    <PageFrame site={site} entry={{ ...entry, page }} parts={parts}>
      {tool && (
        <>
          <ToolFault site={site} hasWords={hasWords} />
          {/* Papers fill in a list that is shown at once; elsewhere the first question comes first. */}
          {isAtOnce && papers}
          <Started site={site} tool={tool} flow={flow} />
          {!isAtOnce && papers}
          <noscript>
            <p className="callout">
              {words?.needsScript} <Filled words={(hasWords ? words?.further : words?.letters) ?? ''} />
            </p>
          </noscript>
        </>
      )}
      <ProseOf site={site} markdown={lead} />
      <div className="folded-parts">
        {folded.map(({ id, text, markdown }) => (
          <FoldedPart key={id} id={id} title={text} open={isAtOnce && id === nextSteps}>
            <ProseOf site={site} markdown={markdown} />
          </FoldedPart>
        ))}
        {tool && hasWords && (
          <section className="without-script">
            <FoldedPart id={withoutTool.id} title={withoutTool.text}>
              {Static && (
                <WordsGiven value={site.words}>
                  <Static {...staticProps(site)} />
                </WordsGiven>
              )}
              {flow && <ToolAnswerWords site={site} flow={flow} />}
            </FoldedPart>
          </section>
        )}
      </div>
      {/* Below a tool someone looks one thing up and goes back to work: one answer open at a time keeps the way short. */}
      <ProseOf site={site} markdown={questions} questions="single" />
    </PageFrame>
  )
}

type IslandPlace = { site: Site; tool: ToolId; flow: Flow | undefined }

/** The tool as it stands on the page before any script, and starts with it. */
function Started({ site, tool, flow }: IslandPlace) {
  const loaded = loadedTools[tool]
  if (loaded.kind === 'case') return <CaseToolIsland site={site} tool={tool} of={loaded.Tool} />
  return flow ? <ToolIsland site={site} tool={tool} of={loaded.Tool} flow={flow} /> : null
}

/**
 * Message above a tool that does not start: shown by the style sheet when the tool says that it has failed, or has not started
 * for a while, so that it needs no script. With script, the button starts the tool again; answers given before are still there.
 */
function ToolFault({ site: { pageParts, pathOf }, hasWords }: { site: Site; hasWords: boolean }) {
  const words = pageParts?.toolFault
  const letters = pathOf.get('letter-template')
  if (!words) return null
  return (
    <div className="callout tool-fault" role="status">
      <p>{words.says}</p>
      <FilledParagraph words={words.tooOld} />
      <p className="row">
        {hasWords && <a href="#without-script">{words.same}</a>}
        {letters && <a href={letters}>{words.letters}</a>}
        <button type="button" className="button quiet needs-script" data-again="">
          {words.again}
        </button>
      </p>
    </div>
  )
}

/** A tool of the case with its first question in place, the letters and words it shows, and the facts it works with. */
function CaseToolIsland({ site, tool, of }: { site: Site; tool: ToolId; of: ComponentType<CaseToolProps> }) {
  const templates = withParts(tools[tool].letters ?? [], site.letters)
  const needed = [...new Set([...factsOfTool(tool), ...factsInLetters(templates)])]
  const facts = needed.flatMap((id) => site.facts.get(id) ?? [])
  // A small site may lack the facts; the page’s words do without.
  if (facts.length < needed.length) return null
  const words = clientMessages(site, tool)
  return (
    <div className="tool">
      <IslandOf
        name={tool}
        id="tool"
        start="load"
        of={of}
        props={{ facts, today: site.today, letterParagraph: letterParagraphOf(site), templates, words }}
      />
    </div>
  )
}

/** A tool with its first question in place, and no more than what it needs: its questions and the facts it works with. */
function ToolIsland({ site, tool, flow, of: Tool }: IslandPlace & { flow: Flow; of: ComponentType<FlowToolProps> }) {
  const props: FlowToolProps = {
    flow: preparedFlow(flow, site.prose),
    facts: factsOfTool(tool, flow).flatMap((id) => site.facts.get(id) ?? []),
    today: site.today,
    words: clientMessages(site, tool),
  }
  // Rendered by itself, because what is hydrated needs marks that the rest of the page does without.
  const firstQuestion = renderToString(<Tool {...props} />)
  return (
    <div
      className="tool"
      id="tool"
      data-island={tool}
      data-start="load"
      data-hydrate=""
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered just above
      dangerouslySetInnerHTML={{ __html: firstQuestion }}
    />
  )
}

/** Every tool with its code, awaited once here because pages render synchronously. */
export const loadedTools = Object.fromEntries(
  await Promise.all(Object.entries(tools).map(async ([id, tool]) => [id, await loaded(tool)] as const)),
) as Record<ToolId, Awaited<ReturnType<typeof loaded>>>

async function loaded(tool: ToolDescriptor) {
  const Static = (await tool.static?.())?.Static
  return tool.kind === 'flow'
    ? { kind: tool.kind, Static, Tool: (await tool.component()).Tool }
    : { kind: tool.kind, Static, Tool: (await tool.component()).Tool }
}

const standingTopics = ['calculator', 'check', 'offer', 'payments'] as const

/**
 * Every answer a tool can give, in words. They can be read without script, and the tool shows the one that applies from here,
 * so that they are on the page once and no Markdown is needed in the browser.
 */
function ToolAnswerWords({ site, flow }: { site: Site; flow: Flow }) {
  const topics = standingTopics.filter((topic) => topic in site.prose.standing.topics)
  const notes = Object.entries(flow.notes ?? {})
  return (
    <>
      <h3>{site.pageParts?.tool.every}</h3>
      <div className="outcomes">
        {Object.entries(flow.outcomes).map(([id, { title, body }]) => (
          <details key={id} className="outcome">
            <summary>{title}</summary>
            <div id={fragmentId(id)}>
              <ProseOf site={site} markdown={body} />
            </div>
          </details>
        ))}
      </div>
      {notes.length > 0 && (
        <>
          <h3>{site.pageParts?.tool.beside}</h3>
          <ul>
            {notes.map(([id, { body }]) => (
              <li key={id} id={fragmentId(`note-${id}`)}>
                <ProseOf site={site} markdown={body} />
              </li>
            ))}
          </ul>
        </>
      )}
      {topics.map((topic) => (
        <template key={topic} id={fragmentId(`standing-${topic}`)}>
          <ProseOf site={site} markdown={`{% standing "${topic}" /%}`} />
        </template>
      ))}
    </>
  )
}

/** The most agreements of a case that papers can be put into at once. */
const mostInCase = 10

/** Way in to reading papers, beside a tool they can fill in. Before its script loads it opens the sheet on where to look; without script, hidden. */
function PapersIsland({ site, tool, flow }: IslandPlace) {
  const takes = tools[tool].papers
  const words = site.words.papers
  if (!takes || !words) return null
  const { open, openHint } = words
  const inLetters = flow && letterAnswers(flow)
  const props: PapersProps =
    takes === 'case' || !flow
      ? { open, openHint, most: mostInCase }
      : {
          open,
          openHint,
          questions: questionsOf(preparedFlow(flow, site.prose), takes),
          letterAnswers: Object.keys(inLetters ?? {}).length > 0 ? inLetters : undefined,
          most: flow.several?.most ?? 1,
        }
  return (
    <div className="papers-place" data-screen-only="">
      <IslandOf name="Papers" id="papers" start="intent" forCase={props.questions !== undefined} props={props}>
        <p className="papers-way">
          <a className="button quiet" href={words.sheetPath} data-wait="" data-part="papers">
            {open}
          </a>{' '}
          <span className="hint">{openHint}</span>
        </p>
      </IslandOf>
    </div>
  )
}

/** Questions that have been taken out of the flow, or not yet put in, are passed over. */
const questionsOf = ({ questions }: Flow, takes: PaperAnswers): PaperQuestion[] =>
  Object.entries(takes).flatMap(([id, answer]) => {
    const question = questions[id]
    if (!question) return []
    const labels =
      question.kind === 'choice'
        ? Object.fromEntries(question.options.map(({ value, label }) => [value, label]))
        : question.unknown === undefined
          ? {}
          : { [UNKNOWN]: question.unknown }
    return [{ id, label: question.short, kind: question.kind, labels, ...answer }]
  })

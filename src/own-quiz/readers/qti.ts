/** Items of QTI 2.1 and 2.2, alone or in a package. */
import { type Draft, type Drafts, FileRefused, NO_DRAFT, REFUSED } from '#own-quiz/draft.ts'
import { childrenOf, type Element, elementsIn, htmlIn, readXml, textIn, within } from './xml.ts'

const CHOICES = ['choiceInteraction', 'inlineChoiceInteraction']
const REFUSED_INTERACTIONS: Readonly<Record<string, string>> = {
  textEntryInteraction: REFUSED.typed,
  extendedTextInteraction: REFUSED.written,
  matchInteraction: REFUSED.matched,
  associateInteraction: REFUSED.matched,
  gapMatchInteraction: REFUSED.matched,
}
const BLANK = '_____'

const INTERACTION = /Interaction$/

const interactionsIn = (element: Element): readonly Element[] =>
  elementsIn(element).flatMap((child) => (INTERACTION.test(child.name) ? [child] : interactionsIn(child)))

const PICTURES = /^(?:img|object|math|svg)$/

/** What is read: its pictures are named, its interaction is a blank or nothing. */
const bodyHtml = (element: Pick<Element, 'children'>, interaction: string): string =>
  htmlIn(element, ({ name }) => {
    if (INTERACTION.test(name)) return interaction
    if (PICTURES.test(name)) return '<img>'
    return /^(?:feedback(?:Inline|Block)|rubricBlock)$/.test(name) ? '' : null
  })

const feedbackHtml = (element: Element): string => htmlIn(element, ({ name }) => (PICTURES.test(name) ? '<img>' : null))

/** The identifiers of right responses: those that are said to be, or those that earn something. */
function rightOf(item: Element, interaction: Element): readonly string[] {
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === interaction.attributes.responseIdentifier,
  )
  if (declaration === undefined) return []
  const right = childrenOf(declaration, 'correctResponse').flatMap((correct) =>
    childrenOf(correct, 'value').map(textIn),
  )
  const earning = within(declaration, ['mapEntry']).flatMap(({ attributes: { mapKey = '', mappedValue = '0' } }) =>
    Number(mappedValue) > 0 ? [mapKey] : [],
  )
  return (right.length > 0 ? right : earning).map((name) => name.trim())
}

/** Feedback inside the option, and feedback of the item that has the name of the option. */
function reasonOf(item: Element, option: Element): string {
  const { identifier } = option.attributes
  const modal = childrenOf(item, 'modalFeedback').filter(
    ({ attributes }) => attributes.identifier === identifier && attributes.showHide !== 'hide',
  )
  return [...within(option, ['feedbackInline']), ...modal].map(feedbackHtml).join(' ')
}

function refusedOf(interactions: readonly Element[]): string {
  const [first, second] = interactions
  if (first === undefined) return REFUSED.text
  if (second !== undefined) return REFUSED.several
  return CHOICES.includes(first.name) ? '' : (REFUSED_INTERACTIONS[first.name] ?? REFUSED.other)
}

function draftOf(item: Element): Draft {
  const [body] = childrenOf(item, 'itemBody')
  const interactions = body === undefined ? [] : interactionsIn(body)
  const [interaction] = interactions
  const refused = refusedOf(interactions)
  const inline = interaction?.name === 'inlineChoiceInteraction'
  const before = body === undefined ? '' : bodyHtml(body, inline ? BLANK : ' ')
  const draft = { ...NO_DRAFT, line: item.line, writing: 'html', prompt: before, refused } as const
  if (interaction === undefined || refused !== '') return draft
  const options = childrenOf(interaction, inline ? 'inlineChoice' : 'simpleChoice')
  const names = options.map(({ attributes }) => attributes.identifier ?? '')
  const right = rightOf(item, interaction)
  const keys = names.flatMap((name, i) => (right.includes(name) ? [i] : []))
  const reasons = options.map((option) => reasonOf(item, option))
  const prompts = childrenOf(interaction, 'prompt').map((prompt) => bodyHtml(prompt, BLANK))
  return {
    ...draft,
    prompt: [before, ...prompts].join(' '),
    options: options.map((option) => bodyHtml(option, BLANK)),
    keys,
    unknownKey: keys.length === 0 ? (right[0] ?? '') : '',
    reason: reasons[keys[0] ?? -1] ?? '',
    reasons,
  }
}

const PART = 'This is a part of a package of QTI. Open the whole package (zip).'

/** Files that are refused, by the name of their first element. */
const OTHER_FILES: Readonly<Record<string, string>> = {
  manifest: PART,
  assessmentTest: PART,
  questestinterop: 'This is QTI 1.2. Export it as QTI 2.1.',
  'qti-assessment-item': 'This is QTI 3. Export it as QTI 2.1.',
  'qti-assessment-test': 'This is QTI 3. Export it as QTI 2.1.',
}

/** A file that is an item; null for one of which nothing is known. Throws FileRefused. */
export function readItem(root: Element): Draft | null {
  if (root.name === 'assessmentItem') return draftOf(root)
  const refused = OTHER_FILES[root.name]
  if (refused !== undefined) throw new FileRefused(refused)
  return null
}

export const MANIFEST = 'imsmanifest.xml'

/** The path that a manifest may write as 'items/q%201.xml'. */
function pathOf({ attributes: { href = '' } }: Element): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** `files` are the texts of a package by their paths. The order is that of the manifest. */
export function readPackage(files: ReadonlyMap<string, string>): Drafts {
  const manifest = readXml(files.get(MANIFEST) ?? '')
  // Some packages name their items as files of the test only.
  const named = within(manifest, ['resource']).flatMap((resource) => [resource, ...childrenOf(resource, 'file')])
  const drafts = [...new Set(named.map(pathOf))].flatMap((path) => {
    const text = files.get(path)
    const root = text === undefined ? null : readXml(text)
    return root === null || root.name === 'assessmentTest' ? [] : (readItem(root) ?? [])
  })
  const [title] = within(manifest, ['title'])
  return { title: title === undefined ? '' : textIn(title), drafts }
}

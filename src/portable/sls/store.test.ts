/** What the page for SLS sends, as a store on this machine takes it by the rules of xAPI 1.0.3 for the state of an activity. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asObject, type JsonObject } from '#lib/json.ts'
import type { PortableExercise } from '#portable/portable.ts'
import { SOURCE, sampleOf, worksheet } from '#portable/samples.ts'
import { typeNames } from '#quiz/registry/definitions.ts'
import { type Asked, feedbackLine, marked, totalOf } from './asked.ts'
import { launchOf, sendResult } from './launch.ts'
import { slsPage } from './page.ts'

const AGENT = { objectType: 'Agent', account: { homePage: 'https://lms.example', name: '7' } }
const IDENTIFIERS = ['mbox', 'mbox_sha1sum', 'openid', 'account']

const isAgent = (json: string): boolean => {
  const agent = asObject(JSON.parse(json))
  return IDENTIFIERS.filter((name) => name in agent).length === 1 && agent.objectType !== 'Group'
}

/** Why a request for a state is refused; '' for one that is as it must be. */
function refusalOf({ headers }: IncomingMessage, query: URLSearchParams): string {
  if (!/^1\.0(\.\d+)?$/.test(String(headers['x-experience-api-version']))) return 'version'
  if (headers.authorization !== 'Basic abc') return 'authorization'
  if (headers['content-type'] !== 'application/json') return 'content type'
  if ([...query.keys()].some((name) => !['activityId', 'agent', 'stateId', 'registration'].includes(name)))
    return 'parameter'
  if (!URL.canParse(query.get('activityId') ?? '')) return 'activity'
  if ((query.get('stateId') ?? '') === '') return 'state'
  return isAgent(query.get('agent') ?? '{}') ? '' : 'agent'
}

const states = new Map<string, JsonObject>()
const refusals: string[] = []

/** A POST is merged with the state that is there, property by property. */
const store = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
  const refusal = pathname === '/xapi/activities/state' ? refusalOf(request, searchParams) : 'path'
  const id = String(searchParams)
  if (refusal === '') states.set(id, { ...states.get(id), ...asObject(JSON.parse(await text(request))) })
  else refusals.push(refusal)
  response.writeHead(refusal === '' ? 204 : 400).end()
})

let endpoint = ''
beforeAll(async () => {
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  const address = store.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  endpoint = `http://127.0.0.1:${address.port}/xapi`
})
afterAll(() => void store.close())
beforeEach(() => {
  states.clear()
  refusals.length = 0
})

/** As the platform opens the page. */
function launched() {
  const activityId = 'https://lms.example/activities/7?class=6A'
  const launch = launchOf(
    `?${new URLSearchParams({ endpoint, auth: 'Basic abc', agent: JSON.stringify(AGENT), stateId: 'interactive response', activityId })}`,
  )
  if (launch === null) throw new Error('no launch')
  return launch
}

/** The questions as the script of the page has them. */
function askedIn(exercise: PortableExercise): readonly Asked[] {
  const [, json = '[]'] =
    /<script type="application\/json" id="asked">(.*?)<\/script>/s.exec(slsPage(exercise, SOURCE, '')) ?? []
  return JSON.parse(json)
}

/** Every response that the page can be given: its options, or what the exercise knows. */
const responsesTo = ({ answer }: Asked): readonly string[] => {
  if (answer.kind === 'choice') return answer.options.map((_, i) => String(i))
  return answer.kind === 'typed' ? [...answer.accepted, ...answer.mistakes.map((mistake) => mistake.text), 'x y z'] : []
}

const isKey = ({ answer }: Asked, response: string): boolean =>
  answer.kind === 'choice'
    ? response === String(answer.key)
    : answer.kind === 'typed' && answer.accepted.includes(response)

const exercises = [...typeNames.map((type) => [type, sampleOf(type)] as const), ['a worksheet', worksheet] as const]

describe.each(exercises)('%s in the page for SLS', (_, exercise) => {
  const asked = askedIn(exercise)

  it('has all marks for the keys, none for any other answer, and says why that one is wrong', () => {
    for (const question of asked)
      for (const response of responsesTo(question)) {
        const { earned, note } = marked(question, response)
        expect(earned, `${question.name}: ${response}`).toBe(isKey(question, response) ? question.marks : 0)
        if (question.answer.kind === 'choice') expect(note).toBe(question.answer.reasons[Number(response)])
        const mistake =
          question.answer.kind === 'typed' ? question.answer.mistakes.find((one) => one.text === response) : undefined
        if (mistake !== undefined) expect(note).toBe(mistake.reason)
      }
  })

  it('is a state with score and feedback in the store, and what others keep there stays', async () => {
    const launch = launched()
    const id = String(new URL(launch.url).searchParams)
    states.set(id, { bookmark: 4 })
    const results = asked.map((question) => ({
      question,
      result: marked(question, responsesTo(question).find((one) => isKey(question, one)) ?? ''),
    }))
    const score = results.reduce((sum, { result }) => sum + result.earned, 0)
    const feedback = results.map(({ question, result }) => feedbackLine(question, result)).join('\n')
    expect(await sendResult(launch, { score, feedback })).toBe(true)
    expect(refusals).toEqual([])
    expect(states.get(id)).toEqual({ bookmark: 4, score: totalOf(asked), feedback })
  })
})

it('a store that wants something else refuses, and the page knows', async () => {
  const { url } = launched()
  for (const [launch, refusal] of [
    [{ url, auth: 'Basic other' }, 'authorization'],
    [{ url: url.replace(/agent=[^&]*/, 'agent=%7B%7D'), auth: 'Basic abc' }, 'agent'],
  ] as const) {
    expect(await sendResult(launch, { score: 1, feedback: '' })).toBe(false)
    expect(refusals.at(-1)).toBe(refusal)
  }
})

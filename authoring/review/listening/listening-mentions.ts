/**
 * Where a recording brings up the options of its questions. A question's `mentions` quotes the transcript once for each option; from
 * them the check sees whether every option is raised, in what order, and which wrong ones are denied outright
 * (docs/content-guide.md, 5). Pure.
 */
import { z } from 'zod'
import type { ContentFile } from '#server/content/read-content.ts'
import { bare } from '../evidence.ts'

/** The key is raised first, second and last about equally often: in a third of the items each. */
const SHARE_OF_A_PLACE = [0.15, 0.55] as const
/** The share of the items in which a wrong option is denied in so many words. */
const MAX_DENIED = 0.2
const DENIAL = /\b(?:not|no|never|nobody|nothing)\b|n't\b|不是|没有|不用|不要|别/i
const PLACES = ['first', 'second', 'last'] as const

const storedPractice = z.object({
  clips: z.array(
    z.object({
      transcript: z.string().default(''),
      questions: z.array(z.object({ correctAnswer: z.int().nonnegative(), mentions: z.array(z.string()).default([]) })),
    }),
  ),
})

type Asked = Readonly<{ key: number; mentions: readonly string[]; places: readonly number[] }>

/** The questions of a practice, with the place of each mention in its transcript: -1 where the words are not there. */
function asked(body: unknown): readonly Asked[] {
  const parsed = storedPractice.safeParse(body)
  if (!parsed.success) return []
  return parsed.data.clips.flatMap(({ transcript, questions }) =>
    questions.map(({ correctAnswer: key, mentions }) => ({
      key,
      mentions,
      places: mentions.map((words) => (bare(words) === '' ? -1 : bare(transcript).indexOf(bare(words)))),
    })),
  )
}

/** As which of the options the key is raised, from 0. */
const rankOf = ({ key, places }: Asked): number => places.filter((place) => place < (places[key] ?? 0)).length

const isDenied = ({ key, mentions }: Asked): boolean => mentions.some((words, i) => i !== key && DENIAL.test(words))

const percent = (share: number): string => `${Math.round(share * 100)} %`

function practiceFaults(questions: readonly Asked[]): readonly string[] {
  const unquoted = questions.flatMap(({ mentions, places }, i) => {
    if (mentions.length !== 3) return [`item ${i + 1}: mentions of ${mentions.length} options, not 3`]
    return places.flatMap((place, option) =>
      place === -1 ? [`item ${i + 1}: the transcript does not say '${mentions[option]}'`] : [],
    )
  })
  if (unquoted.length > 0) return unquoted
  const shareOf = (fits: (question: Asked) => boolean) => questions.filter(fits).length / Math.max(1, questions.length)
  const denied = shareOf(isDenied)
  return [
    ...PLACES.flatMap((name, rank) => {
      const share = shareOf((question) => rankOf(question) === rank)
      return share < SHARE_OF_A_PLACE[0] || share > SHARE_OF_A_PLACE[1]
        ? [`the key is raised ${name} in ${percent(share)} of the items (chance: 33 %)`]
        : []
    }),
    ...(denied > MAX_DENIED ? [`a wrong option is denied outright in ${percent(denied)} of the items`] : []),
  ]
}

/** What the questions of the listening practices give away, one sentence each. */
export function reviewMentions(documents: readonly Pick<ContentFile, 'file' | 'body'>[]): readonly string[] {
  return documents
    .filter(({ file }) => /(?:^|\/)listeningPractices\//.test(file))
    .flatMap(({ file, body }) => practiceFaults(asked(body)).map((fault) => `${file}: ${fault}`))
}

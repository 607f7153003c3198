/** What the front door shows. Server side only. */
import { data } from 'react-router'
import { subjectPages } from '#app/parts/subjects/subject.ts'
import { languageOf } from '#lib/language.ts'
import { subjects } from '#lib/subjects.ts'
import { services } from '#server/services.server.ts'
import { type Asked, DATED_HEADERS, examOnHome } from './exam-facts.server.ts'
import { listing, listingStatus } from './listing.server.ts'
import { subjectSizes } from './subject-page/subject.server.ts'

/** Without its store the front door still opens; only the articles, the sizes of the subjects and the dates are missing. */
export async function loadHome(asked: Asked) {
  const [listed, sizes, facts] = await Promise.all([
    listing(() => services().articles.list()),
    listing(() => subjectSizes(subjectPages)),
    listing(() => services().exam.facts()),
  ])
  const found = listed.status === 'ok' ? listed.value : []
  const articles = found.map(({ id, title, note }) => ({ to: `/articles/${id}`, title, note }))
  const status = Math.max(listingStatus(listed), listingStatus(sizes), listingStatus(facts))
  const exam = examOnHome(facts.status === 'ok' ? facts.value.dates : null, asked)
  const doors = subjectPages.map(({ subject, path, ownName }, i) => ({
    to: path,
    name: ownName,
    language: languageOf(ownName, subjects[subject].language),
    size: sizes.status === 'ok' ? (sizes.value[i] ?? '') : '',
  }))
  return data({ articles, subjects: doors, exam }, { status, headers: DATED_HEADERS })
}

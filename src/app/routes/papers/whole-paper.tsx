/** Where a teacher or parent puts a whole paper together: one set, or none, of each topic of a language. */
import { Printer } from 'lucide-react'
import { data } from 'react-router'
import { languageNamed, NONE, type TopicSets, topicSets, wholePath, yearPapers } from '#app/parts/print/whole-choice.ts'
import { plainMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { PAPERS } from '#app/parts/whole/paper-paths.ts'
import { LANGUAGES, languages } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { services } from '#server/services.server.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PageTitle, PageTools } from '#ui/page/page-header.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/whole-paper'

export async function loader({ params }: Route.LoaderArgs) {
  const language = languageNamed(params.language)
  const offered = language === null ? [] : topicSets(language, await services().setLibrary.shelves())
  return data({ language, offered }, { status: language === null ? 404 : 200 })
}

export function meta({ loaderData: { language }, matches }: Route.MetaArgs) {
  if (language === null) return unlistedMeta(matches, 'Page not found')
  const { name } = languages[language]
  const title = `Print a whole ${name} paper`
  const description = `Choose sets of the PSLE ${name} topics and print them as one practice paper, with marks and one answer key with reasons.`
  return plainMeta(matches, { path: wholePath(language), title, description })
}

/** The latest set is chosen, so that a paper of every topic is one press away. */
function TopicRow({ topic, available }: TopicSets) {
  return (
    <fieldset className="print-topic">
      <legend>
        <span lang={topic.language}>{topic.title}</span>
        {topic.gloss === '' ? null : <small>{topic.gloss}</small>}
      </legend>
      <div>
        {available.map(({ id, year }, i) => (
          <label key={id}>
            <input type="radio" name={topic.type} value={id} defaultChecked={i + 1 === available.length} />
            {year}
          </label>
        ))}
        <label>
          <input type="radio" name={topic.type} value={NONE} defaultChecked={available.length === 0} />
          None
        </label>
      </div>
    </fieldset>
  )
}

export default function WholePaper({ loaderData }: Route.ComponentProps) {
  const { language, offered } = loaderData
  if (language === null) return <StatePage kind="missing" />
  const paper = `${wholePath(language)}/paper`
  return (
    <>
      <PageTools back={{ to: '/practice', text: 'All topics' }}>
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <LinkButton key={other} variant="quiet" small href={wholePath(other)}>
            <Icon of={Printer} />
            {languages[other].name} paper
          </LinkButton>
        ))}
      </PageTools>
      <PageTitle
        title={`Print a whole ${languages[language].name} paper`}
        lead="Choose a set of each topic that you want. They become one paper, numbered throughout, with one answer key."
      />
      <p>
        It has the topics that you choose, which are not all of Paper 2. For every section as in the examination, see{' '}
        <a href={`${PAPERS}#${subjectOf[language]}`}>whole papers</a>.
      </p>
      <form className="paper print-card" method="get" action={paper}>
        <div className="print-topics">
          {offered.map(({ topic, available }) => (
            <TopicRow key={topic.type} topic={topic} available={available} />
          ))}
        </div>
        <Button variant="main" type="submit">
          Make the paper
        </Button>
      </form>
      <section className="section">
        <div className="section-head">
          <h2>Or all sets of one year</h2>
        </div>
        <div className="btn-row">
          {yearPapers(offered).map(({ year, query }) => (
            <LinkButton key={year} variant="plain" href={`${paper}?${query}`}>
              <span className="sr">All sets of </span>
              {year}
            </LinkButton>
          ))}
        </div>
      </section>
    </>
  )
}

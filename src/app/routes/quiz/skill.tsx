/** One skill: all its items over the sets, and a quiz of those that can stand alone (docs/behaviour.md, 19.6). */
import { ArrowRight } from 'lucide-react'
import { data } from 'react-router'
import { loadSkill, type SkillItem } from '#app/loaders/load-skill.server.ts'
import { skillPath, skillQuizPath } from '#app/parts/set-path.ts'
import { SkillForClass } from '#app/parts/sets/skill-for-class.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { counted } from '#lib/counted.ts'
import { languageOf } from '#lib/language.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { capital } from '#quiz/scoring/capital.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PageTools } from '#ui/page/page-header.tsx'
import type { Route } from './+types/skill'

export async function loader({ params }: Route.LoaderArgs) {
  const found = await loadSkill(params.tag)
  if (found === null) throw data(null, { status: 404 })
  return found
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Skill')
  const { name, count, sets } = loaderData
  const description = `PSLE practice of one skill, ${name}: ${counted(count, 'question')} in ${counted(sets.length, 'set')}, each with a reason for its answer.`
  return pageMeta(matches, { path: skillPath(params.tag), title: `Skill: ${name}`, description }, 'CollectionPage')
}

const BACK = { to: '/practice', text: 'All topics' }

/** A sheet's item is linked at its place; a stepper shows its items one after another. */
function ItemLine({ item, to, language }: Readonly<{ item: SkillItem; to: string; language: string }>) {
  return (
    <li>
      <a className="row-link" href={item.place === '' ? to : `${to}#${item.place}`}>
        Question {item.id}
      </a>
      {item.prompt === '' ? null : (
        <span lang={language}>
          <MarkedText text={item.prompt} />
        </span>
      )}
    </li>
  )
}

export default function Skill({ loaderData: { name, count, alone, letters, sets }, params }: Route.ComponentProps) {
  return (
    <>
      <PageTools back={BACK} />
      <div className="title-row">
        <div>
          <p className="label">Skill</p>
          <h1 lang={languageOf(name, null)}>{capital(name)}</h1>
          <p className="lead">
            {counted(count, 'question')} in {counted(sets.length, 'set')}.
          </p>
        </div>
      </div>
      {alone === 0 ? null : (
        <p>
          <LinkButton variant="main" href={skillQuizPath(params.tag)}>
            Practise {counted(alone, 'question')}
            <Icon of={ArrowRight} />
          </LinkButton>
        </p>
      )}
      {alone === 0 ? null : <SkillForClass tag={params.tag} letters={letters} />}
      <div className="paper paper-pad skill-sets">
        {sets.map(({ to, name: setName, title, language, items }) => (
          <section key={to}>
            <h2>
              <a className="row-link" href={to}>
                {setName}
              </a>
            </h2>
            {title === '' ? null : (
              <p className="gloss" lang={languageOf(title, language)}>
                {title}
              </p>
            )}
            <ul className="skill-items" role="list">
              {items.map((item) => (
                <ItemLine key={item.id} item={item} to={to} language={language} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

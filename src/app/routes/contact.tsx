/** A letter to us (spec sections 3 and 8). A posted form is answered with the same page, or with JSON to who asks for it. */
import { data } from 'react-router'
import { jsonOf, postContact, wantsJson } from '#app/contact-post.ts'
import { pageMeta, SITE } from '#app/seo.ts'
import { ContactForm } from '#contact/contact-form.tsx'
import { services, visitorAddress } from '#server/services.server.ts'
import { Crumbs } from '#ui/crumbs.tsx'
import { Cup } from '#ui/drawings/cup.tsx'
import type { Route } from './+types/contact'

const answerJson: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== 'POST' || !wantsJson(request)) return next()
  const answer = await postContact(request, context.get(visitorAddress), services())
  return Response.json(jsonOf(answer), { status: answer.status, headers: waitHeader(answer.retryAfter) })
}

export const middleware: Route.MiddlewareFunction[] = [answerJson]

export function loader() {
  const { siteUrl, contactEmail } = services().config
  return { site: siteUrl ?? '', email: contactEmail ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { outcome, status, retryAfter } = await postContact(request, context.get(visitorAddress), services())
  return data(outcome, { status, headers: waitHeader(retryAfter) })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

function waitHeader(seconds: number): Record<string, string> {
  return seconds === 0 ? {} : { 'Retry-After': String(seconds) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = `Contact - ${SITE}`
  const description = `Write to ${SITE}: a mistake in a question, an idea, or a question of your own. We read every message.`
  const about = { '@type': 'ContactPage', name: title, description }
  return pageMeta({ title, description, path: '/contact', site: loaderData?.site ?? '', shared: title, data: about })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData
  return (
    <>
      <Crumbs above={[{ to: '/', text: 'Home' }]} here="Contact" />
      <div className="title-row">
        <div>
          <h1>Contact</h1>
          <p className="lead">Found a mistake in a question? Have an idea? Write to us. We read every message.</p>
        </div>
      </div>
      <div className="contact">
        <ContactForm outcome={actionData ?? null} />
        <aside>
          <Cup className="art contact-art" />
          <h2 className="below">Before you write</h2>
          <p>Please do not send your school, your class or your phone number. We do not need them.</p>
          <p>We reply within 1-2 business days.</p>
          {email === '' ? null : (
            <p>
              You can also write to <a href={`mailto:${email}`}>{email}</a>.
            </p>
          )}
        </aside>
      </div>
    </>
  )
}

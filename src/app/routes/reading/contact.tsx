/** A message to us (docs/behaviour.md, 10). The response to a posted form is the same page, or JSON for who asks for it. */
import { data } from 'react-router'
import { jsonOf, postContact, wantsJson } from '#app/loaders/contact-post.server.ts'
import { pageMeta, siteName } from '#app/parts/site/seo.ts'
import { ContactForm } from '#contact/contact-form.tsx'
import { hosting, visitorAddress } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { Cup } from '#ui/drawings/cup.tsx'
import { HomeCrumbs, PageTitle } from '#ui/page/page-header.tsx'
import type { Route } from './+types/contact'

const respondWithJson: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== 'POST' || !wantsJson(request)) return next()
  const response = await postContact(request, context.get(visitorAddress), services())
  return Response.json(jsonOf(response), { status: response.status, headers: waitHeader(response.retryAfter) })
}

export const middleware: Route.MiddlewareFunction[] = [respondWithJson]

export function loader({ context }: Route.LoaderArgs) {
  const { contactEmail, contactRelayUrl } = services().config
  return { email: contactEmail ?? '', host: context.get(hosting), relay: contactRelayUrl ?? '' }
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

export function meta({ matches }: Route.MetaArgs) {
  const description = `Write to ${siteName(matches)}: a mistake in a question, an idea, or a question of your own. We read every message.`
  return pageMeta(matches, { path: '/contact', title: 'Contact', description }, 'ContactPage')
}

function BeforeYouWrite({ email, form }: Readonly<{ email: string; form: boolean }>) {
  return (
    <aside>
      <Cup className="art contact-art" />
      <h2 className="below">Before you write</h2>
      <p>Please do not send your school, your class or your phone number. We do not need them.</p>
      <p>We reply within 1-2 business days.</p>
      {form ? (
        <p>
          To see, correct or delete a message that you sent: <a href="/privacy#messages">whom to ask</a>.
        </p>
      ) : null}
      {email === '' ? null : (
        <p>
          {form ? 'You can also write' : 'Write'} to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
    </aside>
  )
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { email, host, relay } = loaderData
  const form = host === 'server' || relay !== ''
  const lead =
    form || email !== ''
      ? 'Found a mistake in a question? Have an idea? Write to us. We read every message.'
      : 'This copy of the site takes no messages.'
  return (
    <>
      <HomeCrumbs here="Contact" />
      <PageTitle title="Contact" lead={lead} />
      {form || email !== '' ? (
        <div className="contact">
          {form ? (
            <ContactForm
              outcome={actionData ?? null}
              way={host === 'server' ? { to: 'us' } : { to: 'relay', url: relay }}
            />
          ) : null}
          <BeforeYouWrite email={email} form={form} />
        </div>
      ) : null}
    </>
  )
}

/**
 * What happens with data, told truthfully: whoever changes what the site keeps, sends or loads changes this page, too.
 * The page is the same for everyone; only the operator's settings change it.
 */

import { Check } from 'lucide-react'
import { ReadingPage } from '#app/parts/reading-page.tsx'
import { Remembering } from '#app/parts/remembering.tsx'
import { pageMeta, siteName } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import { CopiesControl } from '#offline/copies-control.tsx'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Route } from './+types/privacy'

const hostOf = (url: string | null) => (url === null ? '' : new URL(url).host)

export function loader({ context }: Route.LoaderArgs) {
  const { adsScriptUrl, contactEmail, contactRelayUrl } = services().config
  const isExport = context.get(hosting) !== 'server'
  return { ads: hostOf(adsScriptUrl), email: contactEmail ?? '', relay: hostOf(contactRelayUrl), isExport }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const cookie = loaderData.isExport
    ? 'No cookie either.'
    : 'One anonymous cookie, what it is for, and a button to forget it.'
  const description = `What ${siteName(matches)} keeps and what it does not: no account, no answers, no scores. ${cookie}`
  return pageMeta(matches, { path: '/privacy', title: 'Privacy', description }, 'WebPage')
}

/** Whether the site is a static export, without a server of ours. */
type Hosted = Readonly<{ isExport: boolean }>

function Answers({ isExport }: Hosted) {
  return (
    <>
      <h2>Your answers and scores</h2>
      <p>
        Quizzes do not store your answers or your scores. They are marked in your own browser, and no answer leaves it
        while you play.{' '}
        {isExport
          ? 'If JavaScript is off, they are not marked, and still they go nowhere.'
          : 'If JavaScript is off, the form goes to our server, which marks it, sends the marked page back and forgets it.'}
      </p>
      <p>
        So that a reload, or opening the same quiz again in the same tab, does not cost you what you have typed, the
        page keeps it in the tab, as part of the tab's own history, and with it how long the timer has run. Close the
        tab and it is gone, unless you let <a href="#memory">this device remember</a>. The results of listening practice
        are held only in this navigation state, too: never on {isExport ? 'a' : 'our'} server. A device that you let
        remember keeps which clips you missed, and nothing else of them.
      </p>
    </>
  )
}

function Visit() {
  return (
    <>
      <h2>One cookie: your visit</h2>
      <p>
        When a page is ready, it begins a visit in the background and sets one cookie with the name <b>session</b>. In
        it are a random number, the time at which the visit ends, and a signature, so that nobody can make one up. Your
        name is not in it, nor your age, your school or anything that you did here, and our server keeps no list of
        these numbers.
      </p>
      <p>
        With it the listening practice asks where its recordings and pictures are, and the contact form counts how many
        messages came in one visit. It locks nothing, and the pages themselves do not need it. A visit ends by itself
        one day after it was last renewed.
      </p>
      <form className="forget" method="post" action="/api/session/forget" data-forget>
        <Button type="submit" variant="plain">
          Forget this visit
        </Button>
      </form>
      <div className="alert alert-right forgotten" id="forgotten" tabIndex={-1}>
        <Icon of={Check} />
        <p>This visit is forgotten. The next one begins with a new number that has nothing to do with the old one.</p>
      </div>
    </>
  )
}

function OnDevice({ isExport }: Hosted) {
  return (
    <>
      <h2 id="device">On your device</h2>
      <p>
        If you choose something under <b>Display</b> at the top of a page (colours, text size, spacing, line focus,
        sounds, reading aloud), your browser remembers that choice on this device, so that the next page looks the same.
        It is never sent to us.
      </p>
      <div className="display-memory" data-display-memory hidden>
        <p>
          Kept on this device now: <b data-saved>nothing</b>.
        </p>
        <Button type="button" variant="plain">
          Delete display settings
        </Button>
        <p role="status" />
      </div>
      <p>
        So that pages open without a network, your browser also keeps copies of what this site sent it: the program and
        the letters, the last 60 pages that you opened, and the topics, papers and recordings that you chose to{' '}
        <a href="/offline">save for offline</a>. They are the same for everybody: nothing that you typed, chose or
        scored is in them. They stay on this device, but whoever uses it can see which pages were opened, as in the
        history of the browser.
      </p>
      <CopiesControl />
      <p>
        {isExport ? 'Apart from that nothing' : 'Apart from that and the cookie nothing'} is stored on your device. You
        may choose one more thing, which is off until you switch it on:
      </p>
      <Remembering />
    </>
  )
}

function Server({ isExport }: Hosted) {
  if (isExport)
    return (
      <>
        <h2>What the web host writes down</h2>
        <p>
          These pages are plain files on a web host. We have no server of our own behind them and keep no list of
          visits. Like any web host, ours may note your internet address and which page you asked for.
        </p>
      </>
    )
  return (
    <>
      <h2>What our server writes down</h2>
      <p>
        For each request it notes the time, which page was asked for, whether that went well and how long it took. It
        does not note your internet address, what you searched for, or which device you use. These lines help us to find
        faults.
      </p>
    </>
  )
}

/** Whom to ask about a message: the form, and the email address if there is one. */
function YourMessage({ email }: Readonly<{ email: string }>) {
  return (
    <p>
      You may ask to see, to correct or to delete a message that you sent, and a parent may ask for a child. Use the{' '}
      <a href="/contact">contact form</a>
      {email === '' ? null : (
        <>
          , or write to <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      , with the subject <b>My data</b>, the email address that was in the message, and the day. Whoever runs this site
      answers for these data and replies within 1-2 business days, to that email address only.
    </p>
  )
}

function Messages({ relay, email, isExport }: Hosted & Readonly<{ relay: string; email: string }>) {
  if (isExport && relay === '') return null
  if (isExport)
    return (
      <>
        <h2 id="messages">If you write to us</h2>
        <p>
          The <a href="/contact">contact form</a> goes from your browser to a service that collects forms for whoever
          runs this site, at <b>{relay}</b>: your name, your email address, the subject and the message. We use it to
          answer you and to fix what you tell us about, and for nothing else.
        </p>
        <YourMessage email={email} />
      </>
    )
  return (
    <>
      <h2 id="messages">If you write to us</h2>
      <p>
        The <a href="/contact">contact form</a> keeps what you type into it: your name, your email address, the subject
        and the message, with the time. We use it to answer you and to fix what you tell us about, and for nothing else.
        Messages are deleted after 90 days at the latest.
      </p>
      <p>
        So that nobody can flood us, our server counts for an hour how many messages came from an internet address and
        in a visit. It counts in its memory: neither is written down.
      </p>
      <YourMessage email={email} />
      {relay === '' ? null : (
        <p>
          Whoever runs this site has a copy of each message sent on to a service that collects forms for them, at{' '}
          <b>{relay}</b>.
        </p>
      )}
    </>
  )
}

function Others({ ads }: Readonly<{ ads: string }>) {
  if (ads === '')
    return (
      <>
        <h2>Nobody else</h2>
        <p>
          Everything on these pages comes from this site: the letters, the sounds, the pictures, the program. There is
          no advertising, no counting service and no social media button, so no other company learns that you were here.
        </p>
      </>
    )
  return (
    <>
      <h2>Advertising</h2>
      <p>
        Whoever runs this site has switched on an advertising script. It comes from <b>{ads}</b>, which thereby learns
        your internet address and which page you are on, and may set cookies of its own. We do not give it your answers,
        your scores or your visit. If you block it, everything here goes on working.
      </p>
      <p>
        Apart from that, everything on these pages comes from this site: the letters, the sounds, the pictures, the
        program. There is no counting service and no social media button.
      </p>
    </>
  )
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { name } = useSite()
  const { isExport, relay, email, ads } = loaderData
  const kept = isExport
    ? 'No cookie, and on your device only what you choose yourself.'
    : 'One cookie with a random number in it, and on your device only what you choose yourself.'
  return (
    <ReadingPage here="Privacy" title="Privacy" lead={`In short: no account, no answers kept, no scores kept. ${kept}`}>
      <Answers isExport={isExport} />
      {isExport ? null : <Visit />}
      <OnDevice isExport={isExport} />
      <Server isExport={isExport} />
      <Messages relay={relay} email={email} isExport={isExport} />
      <Others ads={ads} />
      <h2>For parents and teachers</h2>
      <p>
        {`A child can use all of ${name} without telling us anything, and there is no way for us to find out who a child is. When something changes in what we keep, it changes on this page first.`}
      </p>
    </ReadingPage>
  )
}

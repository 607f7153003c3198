/**
 * Where a result goes: the launch parameters of an xAPI store, from the URL with which the platform opens the page. The result is the
 * state of the activity, with a score and a feedback, which the platform shows to the teacher.
 */

export type Result = Readonly<{ score: number; feedback: string }>

/** `url` has the parameters that name activity, pupil and state; `auth` is sent as it is. */
export type Launch = Readonly<{ url: string; auth: string }>

/** Null where the page was opened without a launch. `search` begins with '?'. */
export function launchOf(search: string): Launch | null {
  const given = new URLSearchParams(search)
  const [endpoint, auth, agent, stateId, activityId] = ['endpoint', 'auth', 'agent', 'stateId', 'activityId'].map(
    (name) => given.get(name) ?? '',
  )
  if (!endpoint || !auth || !agent || !stateId || !activityId || !/^https?:/.test(endpoint)) return null
  const query = new URLSearchParams({ activityId, agent, stateId })
  return { url: `${endpoint.replace(/\/?$/, '/')}activities/state?${query}`, auth }
}

/** Whether the store has taken it. A POST is merged with the state that is there. */
export async function sendResult({ url, auth }: Launch, result: Result): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: auth, 'Content-Type': 'application/json', 'X-Experience-API-Version': '1.0.3' },
      body: JSON.stringify(result),
      keepalive: true,
    })
    return response.ok
  } catch {
    return false
  }
}

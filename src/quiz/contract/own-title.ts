/** What a set is called where its topic stands beside it. */

/** 'Editing: The Cake That Sank' is 'The Cake That Sank'; another title stays as it is. */
export function ownTitle(topic: string, title: string): string {
  if (!title.startsWith(topic)) return title
  return title.slice(topic.length).replace(/^[:：]\s*/u, '')
}

/** 'Editing: The Cake That Sank' is 'The Cake That Sank', whatever stands before the colon. */
export const titleAfterColon = (title: string): string => title.replace(/^[^:：]*[:：]\s*/u, '')

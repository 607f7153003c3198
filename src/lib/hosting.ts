/** What serves a page: this server, or a host of the static export, which runs nothing. */
export type Hosting = 'server' | 'export'

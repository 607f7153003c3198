/** What is shown in place of a part of a page that failed: what is kept, and a way to go on. */
import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Whoever is at the foot of a long page sees what is said at its head. */
const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })

/** `kept` says what a reload brings back. */
type Props = Readonly<{ kept: string; children: ReactNode }>

/** React has no hook for it. The error itself goes to the console, as React reports it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div ref={show} className="paper state" role="alert">
        <h1>Something went wrong with this page</h1>
        <p>{this.props.kept}</p>
        <div className="btn-row">
          <Button variant="main" type="button" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </div>
      </div>
    )
  }
}

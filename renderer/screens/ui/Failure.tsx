import { Component, type ReactNode } from 'react'
import { goHome } from '../../app/far.ts'

/** `home` = a guest at another host can go where that one has no say. */
type Words = { title: string; text: string; again: string; home?: string }

/** What is left to see when the page itself has broken. The game is safe with the host. */
export class Failure extends Component<{ words: Words; children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { words, children } = this.props
    if (!error) return children
    return (
      <main className="notice" role="alert">
        <div className="paper notice-sheet">
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <pre>{error.message}</pre>
          <button type="button" className="button button-main" onClick={() => window.location.reload()}>
            <span className="button-title">{words.again}</span>
          </button>
          {words.home && (
            <button type="button" className="button button-may" data-testid="failure-home" onClick={goHome}>
              <span className="button-title">{words.home}</span>
            </button>
          )}
        </div>
      </main>
    )
  }
}

import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  children: ReactNode
  /** What is drawn in place of the children after an error; `drawAnew` draws them again. */
  failed: (error: unknown, drawAnew: () => void) => ReactNode
}

/** Catches what breaks below it, so that a broken screen never leaves a blank page. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === null
      ? this.props.children
      : this.props.failed(error, () => this.setState({ error: null }))
  }
}

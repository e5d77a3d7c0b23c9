import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  children: ReactNode
  /** Replaces the children after an error; `drawAnew` renders them again. */
  failed: (error: unknown, drawAnew: () => void) => ReactNode
}

/** Catches errors below it, so that a crashed screen never leaves a blank page. */
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

import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Leads the mouse out of the page. */
    parkMouse: () => Promise<void>
  }
}

// It would else lie at the first corner, over whatever stands there, and open what opens under a mouse.
await commands.parkMouse()

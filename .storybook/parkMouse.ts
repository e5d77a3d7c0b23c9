import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse out of the page. */
    parkMouse: () => Promise<void>
  }
}

// Otherwise it would be at the top left corner, over whatever is there, and open what opens on hover.
await commands.parkMouse()

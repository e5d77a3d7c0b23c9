import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

const entry = z.object({ id: z.string(), title: z.string(), detail: z.string() })

/** An event or a note (specification 3, quick panel). */
export type QuickPanelEntry = z.infer<typeof entry>

/** Specification 7: the response of `GET /api/quick-panel/data`. */
export const quickPanelData = z.object({
  events: readableListOf(entry),
  notes: readableListOf(entry),
})

/** Data of the quick panel. */
export type QuickPanelData = z.infer<typeof quickPanelData>

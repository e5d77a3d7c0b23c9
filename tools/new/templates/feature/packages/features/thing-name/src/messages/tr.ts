import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of thing name. */
export const tr: Translation<typeof en> = {}

import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of thing name. */
export const ar: Translation<typeof en> = {}

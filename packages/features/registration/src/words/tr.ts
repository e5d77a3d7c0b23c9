import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of registration in Turkish. */
export const tr: Translation<typeof en> = {}

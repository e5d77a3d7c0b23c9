import { defineForm } from '@console/form'
import { noteValues } from './noteValues'

/** The form of a note. */
export const noteForm = defineForm(noteValues)

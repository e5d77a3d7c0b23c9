import { defineForm } from '@console/templates/Form'
import { noteValues } from './noteValues'

/** The form of a note. */
export const noteForm = defineForm(noteValues)

export { RichTextField, type RichTextFieldProps } from './RichTextField'
export { RichTextDifference } from './reading/RichTextDifference'
export { RichTextView } from './reading/RichTextView'

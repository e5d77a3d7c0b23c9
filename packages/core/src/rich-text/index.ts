export { isSafeHref } from './isSafeHref'
export { type Block, blocks, type RichText, richText, type Span } from './richText'
export { countCharacters, paragraphsOf } from './paragraphs'

export {
  isSafeHref,
  type Block,
  blocks,
  type RichText,
  richText,
  type Span,
  countCharacters,
  paragraphsOf,
} from './richText'

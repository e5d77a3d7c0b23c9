export { templatesWords } from './words'

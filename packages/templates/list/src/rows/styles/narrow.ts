/** Of the container `list`: below 720 px, at the usual size of texts, a row is a card. */
export const narrow = '(max-width: 44.9375rem)'

/** Of the container `list`: from 1024 px on the title and the views stand in one row. */
export const wide = '(min-width: 64rem)'

/** Of the container `list`: below 720 px, at the usual text size, a row is a card. */
export const narrow = '(max-width: 44.9375rem)'

/** Of the container `list`: from 1024 px the title and the views share one row. */
export const wide = '(min-width: 64rem)'

/** Of the container `list`: a phone with text at about twice the size, where a name and an amount do not fit in one line. */
export const tight = '(max-width: 18rem)'

/** Of the window: as low as a phone in landscape, and wide enough for a table. */
export const low = '(max-height: 30rem) and (min-width: 40rem)'

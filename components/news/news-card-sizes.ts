/** The width of the picture of a news card, for `sizes`. */
export const NEWS_CARD_SIZES = '(min-width: 1280px) 22vw, (min-width: 600px) 30vw, 92vw'

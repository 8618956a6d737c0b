import { createContext } from 'react'

/** Whether what is drawn here is in view: false in a slide of a carousel that isn't the current one. */
export const SlideVisibility = createContext(true)

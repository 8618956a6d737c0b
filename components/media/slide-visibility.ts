import { createContext } from 'react'

/** Whether a component is in view: false in a slide of a carousel that is not the current one. */
export const SlideVisibility = createContext(true)

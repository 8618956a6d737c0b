import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons'

/** What the two buttons of a carousel show: drawn by the server, so that its script has no drawings. */
export const carouselIcons = { previous: <ArrowLeftIcon />, next: <ArrowRightIcon /> }

export { Shell as default } from '@/components/shell/shell'

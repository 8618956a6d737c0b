import { finishBuild } from './build/finish'

void finishBuild()

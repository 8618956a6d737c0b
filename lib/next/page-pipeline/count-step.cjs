// @ts-check

// Next loads the cache handler beside the compiled code of the site: the process is all they share.
const shared = /** @type {{ octaPageSteps?: Map<string, number> }} */ (globalThis)

/**
 * Counts what became of a page in a step, for `octa_page_pipeline_total`.
 * @param {string} step
 * @param {'done' | 'unexpected' | 'failed'} result
 */
function countStep(step, result) {
  const counts = (shared.octaPageSteps ??= new Map())
  const key = JSON.stringify({ step, result })
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** @returns {{ step: string, result: string, pages: number }[]} of this process */
const pageStepCounts = () =>
  [...(shared.octaPageSteps ?? [])].map(([key, pages]) => ({ ...JSON.parse(key), pages }))

module.exports = { countStep, pageStepCounts }

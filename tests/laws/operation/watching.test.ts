import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkEntries } from '#server/admin/watch/checks.ts'
import { readingsOf } from '#server/commands/readings.ts'
import { createMetrics, FAILED, watchProcess } from '#server/platform/metrics/index.ts'
import { usualTextLimits } from '#tests/world/textLimits.ts'

const alertsFile = readFileSync('deploy/monitoring/alerts.yml', 'utf8')
const dashboard = readFileSync('deploy/monitoring/dashboard.json', 'utf8')
const guide = readFileSync('docs/hosting/watching.md', 'utf8')

type Alert = { name: string; expr: string; annotations: string }
const alerts: Alert[] = alertsFile
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)![0],
    expr: /^ +expr: (.+)$/m.exec(text)![1]!,
    annotations: /annotations:\n([\s\S]*)/.exec(text)![1]!,
  }))

/** 'RegularsNoWorker' as the anchor of its heading: 'no-worker'. */
const anchorOf = (name: string) =>
  name
    .replace(/^Regulars/, '')
    .replace(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase()

/** The metrics that a query names, without the endings of a histogram's lines. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:regulars|http|nodejs|process)_[a-z_\d]+/g)].map(([name]) => name)

function registered(): Set<string> {
  const metrics = createMetrics()
  watchProcess(metrics, 'any', () => [])
  const own = metrics.registry.getMetricsAsArray().map(({ name }) => name)
  const histograms = own.flatMap((name) => ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`))
  const read = readingsOf({ textLimits: usualTextLimits, journalFolder: null }).flatMap(({ metrics }) =>
    Object.keys(metrics),
  )
  return new Set([...own, ...histograms, ...read, FAILED])
}

describe('what is watched', () => {
  it('is told: each metric of the alerts and the dashboard is one that the server has', () => {
    const known = registered()
    const asked = [...alerts.flatMap(({ expr }) => metricsIn(expr)), ...metricsIn(dashboard)]
    expect(new Set(asked).size).toBeGreaterThan(20)
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })

  it('wakes nobody without telling what to do: each alert has its heading in the guide, and each heading its alert', () => {
    const headings = [...guide.matchAll(/^### (.+)$/gm)].map(([, words]) =>
      words!.toLowerCase().replaceAll(' ', '-'),
    )
    expect(alerts.length).toBeGreaterThan(15)
    expect(headings.toSorted()).toEqual(alerts.map(({ name }) => anchorOf(name)).toSorted())
    for (const { name, annotations } of alerts)
      for (const part of [
        'summary: ',
        'description: ',
        `runbook: docs/hosting/watching.md#${anchorOf(name)}\n`,
      ])
        expect([name, annotations]).toEqual([name, expect.stringContaining(part)])
  })

  it('wakes somebody: Prometheus reads the rules, asks server and worker, and has an alert manager', () => {
    const config = readFileSync('deploy/monitoring/prometheus.yml', 'utf8')
    const [, port] = /^METRICS_PORT=(\d+)$/m.exec(guide.replaceAll('   ', ''))!
    expect(config).toMatch(/^rule_files: \[alerts\.yml\]$/m)
    expect(config).toContain(`['127.0.0.1:${port}', '127.0.0.1:${Number(port) + 1}']`)
    expect(config).toMatch(/^alerting:\n {2}alertmanagers:\n/m)
  })

  it('is judged alike by the alerts and by /admin/health', () => {
    for (const [check, { metric, of, above, below, orNone = false }] of checkEntries) {
      const alert = alerts.find(({ name }) => anchorOf(name) === check.replaceAll('_', '-'))
      const limit = above === undefined ? `< ${below}` : `> ${above}`
      expect([check, alert?.expr]).toEqual([check, expect.stringContaining(metric)])
      expect([check, alert?.expr]).toEqual([check, expect.stringContaining(limit)])
      expect([check, alert!.expr.includes(`or absent(${metric})`)]).toEqual([check, orNone])
      const [, label, pattern] = /\{(\w+)=~?"([^"]+)"\}/.exec(alert!.expr) ?? []
      expect([check, label]).toEqual([check, of?.label])
      for (const value of of?.values ?? []) expect(value).toMatch(new RegExp(`^(${pattern})$`))
    }
  })
})

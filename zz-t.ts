import { analyse } from '#domain/experiments/analyse.ts';
import { exampleDays } from '#web/features/experiments/example-data.ts';
for (const first of [0,1] as const) {
const days = exampleDays(first);
const t = performance.now();
console.log(JSON.stringify(analyse({ version: 1, action: { measure: 'alcoholConsumption', words: '', form: 'without' }, outcome: 'sleepQuality', lag: 1, length: 28, better: 'higher', start: days[0]!.day, schedule: days.map(d => d.isOn ? '1':'0').join(''), smallestThatMatters: 0.5, alpha: 0.05, draws: 999, seed: 1 } as any, days.map(({day,value})=>({day, done:null, outcome:value})), null)), performance.now()-t);
}

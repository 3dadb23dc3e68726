/** Loaded before a program that is measured: writes the CPU time it used, all threads, in seconds. */
import fs from 'node:fs';

const file = process.env.BENCH_CPU_FILE;
const began = process.env.BENCH_CPU_PID;
if (file && (began === undefined || began === String(process.pid))) {
  process.env.BENCH_CPU_PID = String(process.pid);
  process.once('exit', () => {
    const { user, system } = process.cpuUsage();
    fs.writeFileSync(file, String((user + system) / 1e6));
  });
}

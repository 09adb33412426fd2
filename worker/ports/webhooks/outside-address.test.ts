import { expect, test } from "vitest";

import { isInsideIp, problemWithAddress } from "./outside-address.ts";

const INSIDE = [
  "https://localhost/hook",
  "https://portal.localhost/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://10.1.2.3/",
  "https://172.31.255.255/",
  "https://192.168.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/",
  "https://0.0.0.0/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://[::1]/",
  "https://[::]/",
  "https://[fe80::1]/",
  "https://[fd00::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://[2002:0a00:0001::]/",
  "https://[64:ff9b::a00:1]/",
  "https://printer/",
  "https://db.internal/",
  "https://nas.local./",
  "https://router.home.arpa/",
];

test.for(INSIDE)("[HOOK-03] nothing is sent inside a network: %s", (address) => {
  expect(problemWithAddress(address)).toContain("inside a network");
});

test("[HOOK-03] an address is https, without a password in it, and one of the web", () => {
  expect(problemWithAddress("http://hooks.example.com/")).toContain("https://");
  expect(problemWithAddress("ftp://hooks.example.com/")).toContain("https://");
  expect(problemWithAddress("https://me:word@hooks.example.com/")).toContain("password");
  expect(problemWithAddress("hooks.example.com")).toContain("not an address");
});

test("[HOOK-03] what is on the public internet may be told", () => {
  for (const address of [
    "https://hooks.example.com/pets?team=1",
    "https://HOOKS.Example.com:8443/",
    "https://bücher.example/",
    "https://93.184.216.34/",
    "https://172.32.0.1/",
    "https://[2606:4700::1111]/",
  ]) {
    expect([address, problemWithAddress(address)]).toEqual([address, null]);
  }
});

test("[HOOK-03] loopback is open where the deployment's switch says so, and nothing else inside is", () => {
  expect(problemWithAddress("http://127.0.0.1:8080/hook", true)).toBeNull();
  expect(problemWithAddress("http://localhost:8080/hook", true)).toBeNull();
  expect(problemWithAddress("https://10.0.0.1/", true)).not.toBeNull();
  expect(problemWithAddress("http://hooks.example.com/", true)).not.toBeNull();
});

test("[HOOK-03] what a name leads to is judged like an address that is written", () => {
  expect(["10.0.0.7", "127.0.0.1", "fe80::1", "::1", "2001:db8::1"].filter((ip) => !isInsideIp(ip))).toEqual(
    [],
  );
  expect(["93.184.216.34", "2606:4700::1111", "2a00:1450:4001::200e"].filter(isInsideIp)).toEqual([]);
});
